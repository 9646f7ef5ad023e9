'use client'
import clsx from 'clsx'
import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { buttonClass } from '../ui/buttonClass'
import { type GivenFile, givenFile } from './givenFile'
import { PasteField } from './PasteField'
import { usePastedFiles } from './usePastedFiles'

type Props = {
  /** What is wanted, in one line. */
  title: ReactNode
  hint: ReactNode
  /** Whether more than one file may come at once. */
  several?: boolean
  onFiles: (files: readonly GivenFile[]) => void
}

/** Takes files that are chosen, dropped or pasted; they are read in the browser alone. */
export function FileDrop({ title, hint, several, onFiles }: Props) {
  const t = useTranslations('record')
  const id = useId()
  const [over, setOver] = useState(false)
  const take = async (files: FileList | null) => {
    const given = await Promise.all([...(files ?? [])].slice(0, several ? 2 : 1).map(givenFile))
    if (given.length > 0) onFiles(given)
  }
  usePastedFiles(t('pasted'), onFiles)
  return (
    <section
      aria-label={t('give')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer.files)
      }}
      className={clsx(
        'grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors sm:px-8',
        over ? 'border-accent bg-accent/12' : 'border-line-strong/60 bg-raised',
      )}
    >
      <FileUp aria-hidden className="size-9 text-muted" strokeWidth={1.5} />
      <p className="font-semibold text-lg">{title}</p>
      <p id={`${id}-hint`} className="max-w-prose text-muted text-sm">
        {hint}
      </p>
      <label
        className={buttonClass(
          { look: 'primary' },
          'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        )}
      >
        {t('choose', { several: several ? 'yes' : 'no' })}
        <input
          type="file"
          accept=".json,application/json"
          multiple={several}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const { files } = currentTarget
            void take(files).then(() => {
              // The same file, mended, can be chosen again.
              currentTarget.value = ''
            })
          }}
          className="sr-only"
        />
      </label>
      <PasteField onFile={(file) => onFiles([file])} />
    </section>
  )
}

import { LIMIT } from '../../record/read'

/** A file that somebody has chosen, dropped or pasted: never sent anywhere. */
export type GivenFile = { readonly name: string; readonly bytes: Uint8Array }

/** More than a record may have; whoever reads the bytes says so. */
const ENOUGH = LIMIT + 1

/** Reads a browser's file, no further than it takes to know that it is too long. */
export async function givenFile(file: File): Promise<GivenFile> {
  return { name: file.name, bytes: new Uint8Array(await file.slice(0, ENOUGH).arrayBuffer()) }
}

/** Pasted text as a file. */
export function givenText(name: string, text: string): GivenFile {
  return { name, bytes: new TextEncoder().encode(text) }
}

export const SOUND_NAMES = ['place', 'draw', 'score', 'turn', 'muggins', 'end'] as const
export type SoundName = (typeof SOUND_NAMES)[number]

/** Two sounds closer than this, in seconds, would be one noise: the later one waits. */
const APART_S = 0.07

export type Sounds = {
  /** Plays sounds one after the other; nothing before the reader has touched the page, when browsers forbid it. */
  readonly play: (names: readonly SoundName[], volume: number) => void
  readonly close: () => void
}

/** The table's sounds. They are fetched with the first that is played. */
export function openSounds(): Sounds {
  let context: AudioContext | null = null
  const loaded = new Map<SoundName, Promise<AudioBuffer>>()

  function load(audio: AudioContext, name: SoundName): Promise<AudioBuffer> {
    const known = loaded.get(name)
    if (known) return known
    const buffer = fetch(`/sounds/${name}.wav`)
      .then((response) => response.arrayBuffer())
      .then((bytes) => audio.decodeAudioData(bytes))
    loaded.set(name, buffer)
    // One that could not be fetched is asked for again the next time.
    buffer.catch(() => loaded.delete(name))
    return buffer
  }

  async function playAll(names: readonly SoundName[], volume: number): Promise<void> {
    context ??= new AudioContext()
    const audio = context
    if (audio.state === 'suspended') await audio.resume()
    const buffers = await Promise.all(names.map((name) => load(audio, name)))
    const gain = audio.createGain()
    // Loudness is felt by its logarithm.
    gain.gain.value = volume ** 2
    gain.connect(audio.destination)
    for (const [at, buffer] of buffers.entries()) {
      const source = audio.createBufferSource()
      source.buffer = buffer
      source.connect(gain)
      source.start(audio.currentTime + at * APART_S)
    }
  }

  return {
    play(names, volume) {
      if (names.length === 0 || volume === 0 || !navigator.userActivation?.hasBeenActive) return
      // A sound that can't be played is missed by nobody.
      void playAll(names, volume).catch(() => {})
    },
    close() {
      void context?.close()
    },
  }
}

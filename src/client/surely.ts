import { backoff } from './backoff'

/** So many attempts while there is a network: then the part is gone for good, as after a new release. */
const ATTEMPTS = 12

/** Fetches a later part of a page, again while the network fails: a part that is late must not take the page with it. */
export async function surely<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let failures = 0; ; ) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) failures += 1
      if (failures >= ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, backoff(failures)))
    }
  }
}

import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'

/** Leads to the page in the reader's language. */
export default async function Page() {
  redirect(`/${await getLocale()}/rules`)
}

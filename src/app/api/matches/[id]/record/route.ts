import { getTranslations } from 'next-intl/server'
import { matchIdSchema } from '../../../../../contract/match'
import { ADDRESS_HEADER } from '../../../../../server/auth/address'
import { AppError } from '../../../../../server/error'
import { nextServices } from '../../../../../server/trpc/nextServices'

type Route = { params: Promise<{ id: string }> }

const STATUS: Partial<Record<AppError['code'], number>> = {
  badInput: 400,
  matchNotOver: 403,
  notFound: 404,
  tooMany: 429,
}

async function refused({ code, details: { retryAfterS: seconds } }: AppError): Promise<Response> {
  const t = await getTranslations('errors')
  const headers = { 'cache-control': 'no-store', ...(seconds && { 'retry-after': String(seconds) }) }
  // No match has an id that is none.
  const message = seconds ? t('tooManyWait', { seconds }) : t(code === 'badInput' ? 'notFound' : code)
  return Response.json({ error: code, message }, { status: STATUS[code] ?? 503, headers })
}

/** Whether what the caller keeps is still the same; proxies that compress mark a tag as weak. */
function keeps(request: Request, tag: string): boolean {
  const kept = request.headers.get('if-none-match')?.split(',') ?? []
  return kept.some((one) => one.trim().replace(/^W\//, '') === tag)
}

/** The record of a match that is over, as a file. It may be kept, but players change their names: ask each time. */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  const asked = matchIdSchema.safeParse({ matchId: (await params).id })
  if (!asked.success) return refused(new AppError('badInput'))
  const words = await getTranslations('ui')
  try {
    const { services } = nextServices()
    await services.limits.take('record', { address: request.headers.get(ADDRESS_HEADER) ?? '' })
    const { name, text, tag } = await services.records.file(asked.data.matchId, { deleted: words('deletedPlayer') })
    const headers = { etag: `"${tag}"`, 'cache-control': 'public, no-cache' }
    if (keeps(request, headers.etag)) return new Response(null, { status: 304, headers })
    return new Response(text, {
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  } catch (error) {
    if (error instanceof AppError) return refused(error)
    throw error
  }
}

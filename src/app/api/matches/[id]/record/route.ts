import { getTranslations } from 'next-intl/server'
import { matchIdSchema } from '../../../../../contract/match'
import { AppError } from '../../../../../server/error'
import { nextServices } from '../../../../../server/trpc/nextServices'

type Route = { params: Promise<{ id: string }> }

const STATUS: Partial<Record<AppError['code'], number>> = { badInput: 400, matchNotOver: 403, notFound: 404 }

async function refused({ code }: AppError): Promise<Response> {
  const t = await getTranslations('errors')
  const headers = { 'cache-control': 'no-store' }
  // No match has an id that is none.
  const message = t(code === 'badInput' ? 'notFound' : code)
  return Response.json({ error: code, message }, { status: STATUS[code] ?? 503, headers })
}

/** The record of a match that is over, as a file. */
export async function GET(_: Request, { params }: Route): Promise<Response> {
  const asked = matchIdSchema.safeParse({ matchId: (await params).id })
  if (!asked.success) return refused(new AppError('badInput'))
  const words = await getTranslations('ui')
  try {
    const { services } = nextServices()
    const { name, text } = await services.records.file(asked.data.matchId, { deleted: words('deletedPlayer') })
    return new Response(text, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    if (error instanceof AppError) return refused(error)
    throw error
  }
}

import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '../../../../server/auth/options'
import { nextServices } from '../../../../server/trpc/nextServices'

type Route = { params: Promise<{ nextauth: string[] }> }

const MAX_BODY = 16_384

async function handle(request: NextRequest, route: Route): Promise<Response> {
  const [action] = (await route.params).nextauth
  // Browsers would post their errors into our log there.
  if (action === '_log') return new Response(null, { status: 204 })
  if (request.body && !(Number(request.headers.get('content-length') ?? Number.NaN) <= MAX_BODY))
    return Response.json({ code: 'tooLarge' }, { status: 413 })
  const { env, deps, services } = nextServices()
  return NextAuth(request, route, authOptions(env, deps, services.accounts))
}

export { handle as GET, handle as POST }

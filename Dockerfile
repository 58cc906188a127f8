# The client is built and the contract's types are generated with the packages for development.
FROM node:26.10.0-trixie-slim AS build
WORKDIR /mithaq
COPY package.json package-lock.json .npmrc ./
COPY openapi/package.json openapi/
COPY ui-kit/package.json ui-kit/
COPY mocks/package.json mocks/
COPY web/package.json web/
COPY api/package.json api/
COPY tests/package.json tests/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
# What production runs: no client packages, no build tools, no embedded PostgreSQL, and the Node of this image.
RUN npm ci --ignore-scripts --omit=dev --omit=optional --workspace @mithaq/api

FROM node:26.10.0-trixie-slim
ARG VERSION=unknown
ARG COMMIT=unknown
LABEL org.opencontainers.image.title="Mithaq" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$COMMIT"
# COMMIT is part of the version in the log.
ENV NODE_ENV=production HOST=0.0.0.0 COMMIT=$COMMIT
WORKDIR /mithaq
COPY --from=build /mithaq/package.json /mithaq/prepare.mjs /mithaq/CHANGELOG.md ./
COPY --from=build /mithaq/node_modules node_modules
COPY --from=build /mithaq/openapi openapi
COPY --from=build /mithaq/api api
COPY --from=build /mithaq/web/dist web/dist
COPY --from=build /mithaq/deploy/mithaq deploy/mithaq
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/mithaq/deploy/mithaq"]
CMD ["start"]

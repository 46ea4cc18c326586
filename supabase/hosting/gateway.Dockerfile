# The gateway with the built site in one image, so that both are updated together. Built by make up STACK=compose.
FROM caddy:2.11.4-alpine
COPY supabase/hosting/Caddyfile /etc/caddy/
COPY --from=dist *.caddy /etc/caddy/
COPY --from=dist site /srv

/** The hosts that run in a container. */
export const containerHosts = ['nginx', 'caddy', 'apache'] as const;
export type ContainerHost = (typeof containerHosts)[number];

const servers: Readonly<Record<ContainerHost, { packages: string; setUp?: string; start: readonly string[] }>> = {
  nginx: {
    packages: 'nginx-light libnginx-mod-http-brotli-static',
    setUp:
      "sed 's/# brotli_static/brotli_static/' /srv/site/_deploy/nginx.conf > /etc/nginx/conf.d/site.conf && rm /etc/nginx/sites-enabled/default && nginx -t",
    start: ['nginx', '-g', 'daemon off;'],
  },
  // The certificates are for the service of "analytics", to which views are passed on by HTTPS.
  caddy: {
    packages: 'caddy ca-certificates',
    start: ['caddy', 'run', '--adapter', 'caddyfile', '--config', '/srv/site/_deploy/Caddyfile'],
  },
  apache: {
    packages: 'apache2',
    setUp:
      "printf 'DocumentRoot /srv/site\\n<Directory /srv/site>\\n  AllowOverride All\\n  Require all granted\\n</Directory>\\nSSLProxyEngine on\\n' > /etc/apache2/sites-available/000-default.conf && a2enmod rewrite headers proxy_http ssl && apachectl configtest",
    start: ['apachectl', '-D', 'FOREGROUND'],
  },
};

/** A Dockerfile that builds the site of this repository, and serves it at port 80 with the packages of Debian. */
export function writeDockerfile(host: ContainerHost, site: string): string {
  const { packages, setUp, start } = servers[host];
  const lines = [
    '# Written once by "npm run new dockerfile"; it is yours now. docker build --tag site . && docker run --publish 8080:80 site',
    'FROM node:22-bookworm-slim AS build',
    'WORKDIR /work',
    '# The sitemap says when each page was changed, by the history.',
    'RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*',
    'COPY package.json package-lock.json ./',
    'RUN npm ci',
    'COPY . .',
    `RUN npm run build -- --host ${host} --out /built${site ? ` ${site}` : ''}`,
    '',
    'FROM debian:bookworm-slim',
    `RUN apt-get update && apt-get install -y --no-install-recommends ${packages} && rm -rf /var/lib/apt/lists/*`,
    'COPY --from=build /built /srv/site',
    ...(setUp ? [`RUN ${setUp}`] : []),
    'EXPOSE 80',
    `CMD ${JSON.stringify(start)}`,
  ];
  return `${lines.join('\n')}\n`;
}

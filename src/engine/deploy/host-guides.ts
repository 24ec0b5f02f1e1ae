import type { HostName } from './host-names.ts';

/** How a site gets to a host: for the person who does it, and for a pipeline. */
export interface HostGuide {
  /** What has to be done once, a sentence each. */
  once: readonly string[];
  /** The commands that put dist/ there. */
  deploy: readonly string[];
  /** The commands that show one change at an address of its own, called $PREVIEW; left out where the host has none. */
  preview?: readonly string[];
  /** What the commands take from the environment. */
  secrets: readonly string[];
  /** What the host does otherwise than our own server, and how that is known. */
  differs: readonly string[];
}

/** A server of one's own. @param guide what there is to do besides copying the files */
function server(program: string, folder: string, guide: Pick<HostGuide, 'once' | 'differs'>): HostGuide {
  return {
    ...guide,
    once: [
      `Install ${program} on the server, and make the folder ${folder} there, which the user who signs in may write.`,
      'Put a key for that user into the pipeline, or sign in by your own.',
      ...guide.once,
    ],
    deploy: ['rsync --archive --compress --delete-after dist/ "$DEPLOY_TARGET"'],
    secrets: ['DEPLOY_TARGET'],
  };
}

export const hostGuides: Readonly<Record<HostName, HostGuide>> = {
  netlify: {
    once: [
      'Make a site at app.netlify.com ("Deploy manually"), and a personal access token under "User settings > Applications".',
      'Leave "Pretty URLs" off under "Build & deploy > Post processing": the links of the pages have no endings already.',
    ],
    deploy: ['npx --yes netlify-cli@23 deploy --prod --no-build --dir dist'],
    preview: ['npx --yes netlify-cli@23 deploy --no-build --dir dist --alias "$PREVIEW"'],
    secrets: ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'],
    differs: [
      'Pages are shown with a slash or .html behind their path too; their canonical link names the one address.',
      'What is gone is not found (404), and not gone (410).',
      "Its own code reads the files of rules in the tests; what applies them there is a model, for Netlify's is not published.",
    ],
  },
  cloudflare: {
    once: [
      'Make a project: npx wrangler pages project create my-site --production-branch main. Its name is CLOUDFLARE_PROJECT.',
      'Make an API token with the permission "Cloudflare Pages: Edit" at dash.cloudflare.com/profile/api-tokens.',
      'For Workers in place of Pages: npx wrangler deploy --config dist/wrangler.json.',
    ],
    deploy: ['npx --yes wrangler@4 pages deploy dist --project-name "$CLOUDFLARE_PROJECT" --branch main'],
    preview: ['npx --yes wrangler@4 pages deploy dist --project-name "$CLOUDFLARE_PROJECT" --branch "$PREVIEW"'],
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_PROJECT'],
    differs: [
      'Wildcards, paths that are gone and doubled slashes are answered by the script _worker.js, which counts as a call of a function.',
      'A letter that is written as %61 is not read as a letter by rules; Workers send such spellings on for the moment only (307).',
      'Tested with the asset server of Pages, and with the runtime, router and asset server of Workers.',
    ],
  },
  vercel: {
    once: [
      'Make a project: npx vercel link, in an empty folder; .vercel/project.json then has VERCEL_ORG_ID and VERCEL_PROJECT_ID.',
      'Choose "Other" as its framework, and make a token at vercel.com/account/tokens.',
    ],
    deploy: ['npx --yes vercel@48 deploy dist --prod --yes --token "$VERCEL_TOKEN"'],
    preview: ['npx --yes vercel@48 deploy dist --yes --token "$VERCEL_TOKEN"'],
    secrets: ['VERCEL_TOKEN', 'VERCEL_ORG_ID', 'VERCEL_PROJECT_ID'],
    differs: [
      'Rules do not tell capitals from small letters, so /NEWS/x shows what a wildcard below /news shows.',
      'What is gone is not found (404), and not gone (410).',
      "Its own code reads vercel.json in the tests; what applies the routes there is a model, for Vercel's is not published.",
    ],
  },
  'github-pages': {
    once: [
      'Choose "GitHub Actions" as the source under "Settings > Pages" of the repository.',
      'A project page lies below the name of its repository: write deploy: { host: github-pages, base: /my-repository/ } and url: https://my-name.github.io.',
    ],
    deploy: [],
    secrets: [],
    differs: [
      'A path with a slash behind it is not found. Former paths send on in the browser. There are no headers, and of a wildcard only the paths that pages link to are shown.',
      'Not tested: its server cannot be had. What is said here follows its documentation.',
    ],
  },
  nginx: server('nginx', '/srv/site', {
    once: [
      'Include the file of the build in nginx, once: ln -s /srv/site/_deploy/nginx.conf /etc/nginx/conf.d/site.conf, then nginx -t && systemctl reload nginx.',
      'Add TLS as usual, for instance by certbot --nginx in a server of your own that has "include" for these lines.',
    ],
    differs: [
      'Tested with nginx 1.22 of Debian 12: every request is answered as by our own server.',
      'With analytics by Plausible or Umami it looks up the address of the service when it starts, and does not start where it cannot.',
    ],
  }),
  caddy: server('Caddy', '/srv/site', {
    once: [
      'Run it with SITE_ADDRESS=www.example.com caddy run --adapter caddyfile --config /srv/site/_deploy/Caddyfile, or import that file; Caddy then fetches certificates by itself.',
    ],
    differs: ['Tested with Caddy 2.6 of Debian 12: every request is answered as by our own server.'],
  }),
  apache: server('Apache', '/var/www/html', {
    once: [
      'Switch on mod_rewrite and mod_headers (a2enmod rewrite headers), and AllowOverride All for the folder. Most shared hosts have that.',
      'For analytics by Plausible or Umami, also a2enmod proxy_http ssl, and "SSLProxyEngine on" in the server: a .htaccess cannot say it. Without them views are refused, and the site is as it was.',
    ],
    differs: ['Tested with Apache 2.4 of Debian 12: every request is answered as by our own server.'],
  }),
  s3: {
    once: [
      'Make a bucket, and let it be read by everybody or by CloudFront alone; website.json of the build says what the website settings are.',
      'Put CloudFront in front of the website address of the bucket, for HTTPS and headers.',
    ],
    deploy: ['sh dist/_deploy/upload.sh "$S3_BUCKET"'],
    secrets: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION', 'S3_BUCKET'],
    differs: [
      'A path with a slash or .html behind it is not found. There are no headers, and of a wildcard only the paths that pages link to are shown.',
      'Not tested: the service cannot be had. What is said here follows its documentation.',
    ],
  },
};

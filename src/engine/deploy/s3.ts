import { cachingFor } from '#engine/emit/response-headers.ts';
import type { Host } from './host.ts';
import { readManifest } from './read-manifest.ts';

/**
 * A bucket of Amazon S3 that is a website. It knows objects only: a page is one without an ending, a former path one that redirects.
 * The script uploads both; there is no rule for paths without an object.
 */
export const s3: Host = {
  title: 'Amazon S3',
  files(manifest) {
    const { redirects, errorPage } = readManifest(manifest);
    const website = { IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key: errorPage(404)?.slice(1) ?? '404.html' } };
    return new Map([
      ['_deploy/website.json', `${JSON.stringify(website, undefined, 2)}\n`],
      ['_deploy/redirects.txt', redirects.map(({ from, to }) => `${from.slice(1)} ${to}\n`).join('')],
      ['_deploy/upload.sh', script],
    ]);
  },
  compressed: [],
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/upload-objects.html: one request
  limits: { fileBytes: 5 * 2 ** 30 },
  lacks: ['wildcards', 'headers', 'passing-on'],
};

const script = `#!/bin/sh
# Uploads this folder to the bucket that is named behind it. Written by the build; changes are lost with the next one.
# Needs the AWS command line, signed in. What pages ask for comes first, and former files stay for those who have an old page open.
set -eu
bucket=\${1:?say which bucket: upload.sh my-bucket}
cd "$(dirname "$0")/.."
aws s3 website "s3://$bucket" --index-document index.html --error-document "$(sed -n 's/.*"Key": "\\(.*\\)".*/\\1/p' _deploy/website.json)"
aws s3 cp . "s3://$bucket" --recursive --exclude '*' --include '*assets/*' --cache-control '${cachingFor('/assets/x.js')}'
aws s3 cp . "s3://$bucket" --recursive --exclude '*assets/*' --exclude '*.html' --exclude '_deploy/*' --exclude routes.json --cache-control '${cachingFor('/sitemap.xml')}'
aws s3 cp . "s3://$bucket" --recursive --exclude '*' --include '*.webmanifest' --content-type application/manifest+json --cache-control '${cachingFor('/sitemap.xml')}'
find . -name '*.html' ! -path './_fallback/*' | sed 's|^\\./||' | while read -r file; do
  case $file in index.html | */index.html | 404.html | */404.html) key=$file ;; *) key=\${file%.html} ;; esac
  aws s3 cp "$file" "s3://$bucket/$key" --content-type 'text/html; charset=utf-8' --cache-control '${cachingFor('/index.html')}'
done
while read -r from to; do
  aws s3api put-object --bucket "$bucket" --key "$from" --website-redirect-location "$to" --content-length 0 > /dev/null
done < _deploy/redirects.txt
`;

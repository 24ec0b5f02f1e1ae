import { extname } from 'node:path';

/** The media types of the files that builds write, by ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'text/xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The media type of a file of dist/. A kind that builds do not write is offered as a download. */
export function contentType(file: string): string {
  return contentTypes[extname(file)] ?? 'application/octet-stream';
}

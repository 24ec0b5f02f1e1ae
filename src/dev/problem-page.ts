import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatPretty } from '../diagnostics/format-pretty.ts';

/** What an author sees instead of a page that cannot be shown: everything that is wrong; it goes away by itself. */
export function problemPage(diagnostics: readonly Diagnostic[], texts: ReadonlyMap<string, string>): string {
  const report = formatPretty(diagnostics, texts, { colour: false });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title>
<script type="module" src="/@vite/client"></script>
<style>body{margin:0;padding:2rem;background:#0f1b2d;color:#f3f5f8;font:16px/1.6 system-ui}pre{white-space:pre-wrap;font:14px/1.55 ui-monospace,monospace}</style></head>
<body><h1>This page cannot be shown yet</h1><p>Correct what is listed and save; the page comes back by itself.</p><pre>${escapeHtml(report)}</pre></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

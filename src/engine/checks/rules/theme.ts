import type { Check } from '#engine/checks/check.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { locate } from '#engine/read/locate.ts';

/** What the theme cannot draw as site.yaml wants it. */
export const checkTheme: Check = ({ site, theme }) =>
  theme
    .check(site.data)
    .map(({ code, path, part, message, suggestion }) =>
      diagnose({ code, file: site.source.file, range: locate(site.source, path, part), message, suggestion }),
    );

import type { Check } from '#engine/checks/check.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';

/** Reports settings of site.yaml that the theme cannot draw as they are written. */
export const checkTheme: Check = ({ site, theme }) =>
  theme
    .check(site.data)
    .map(({ code, path, part, message, suggestion }) => diagnose({ code, ...placeOf(site.source, path, part), message, suggestion }));

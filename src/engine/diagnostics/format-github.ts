import type { Formatter } from './formatter.ts';
import { showControls } from './show-controls.ts';

/**
 * Workflow commands that GitHub shows as annotations beside the lines of a pull request.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export const formatGithub: Formatter = (diagnostics) =>
  diagnostics
    .map(({ severity, file, range: { start, end }, code, message, suggestion }) => {
      // Columns are only allowed where the range ends on the line it starts on.
      const place =
        start.line === end.line
          ? `line=${start.line},endLine=${end.line},col=${start.column},endColumn=${end.column}`
          : `line=${start.line},endLine=${end.line}`;
      return `::${severity} file=${escapeProperty(showControls(file))},${place},title=${escapeProperty(code)}::${escapeData(`${showControls(message)}\n${showControls(suggestion)}`)}`;
    })
    .join('\n');

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

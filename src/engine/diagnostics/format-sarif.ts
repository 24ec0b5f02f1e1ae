import { catalogue, type DiagnosticCode } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Formatter } from './formatter.ts';
import { showControls } from './show-controls.ts';

/** A SARIF 2.1.0 log (OASIS) for code scanning: every code as a rule, every diagnostic as a result with its fix. */
export const formatSarif: Formatter = (diagnostics) => {
  const codes = Object.keys(catalogue) as DiagnosticCode[];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'page-renderer check',
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: code.replaceAll('-', ' ') },
              fullDescription: { text: catalogue[code].why },
              defaultConfiguration: { level: catalogue[code].severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => toResult(diagnostic, codes.indexOf(diagnostic.code))),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
};

function toResult({ code, severity, message, suggestion, file, range: { start, end }, fix }: Diagnostic, ruleIndex: number) {
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
  const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: showControls(`${message} ${suggestion}`) },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(fix && {
      fixes: [
        {
          description: { text: suggestion },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [
                { deletedRegion: { charOffset: fix.start, charLength: fix.end - fix.start }, insertedContent: { text: fix.text } },
              ],
            },
          ],
        },
      ],
    }),
  };
}

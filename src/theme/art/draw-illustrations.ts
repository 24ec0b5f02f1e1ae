/**
 * Writes the pictures of the service cards.
 *
 *     npx tsx src/theme/art/draw-illustrations.ts <folder>
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBusinessTransformation } from './illustrations/business-transformation.ts';
import { drawCompliance } from './illustrations/compliance.ts';
import { drawCyber } from './illustrations/cyber.ts';
import { drawDataProtection } from './illustrations/data-protection.ts';
import { drawDigital } from './illustrations/digital.ts';
import { drawInvestment } from './illustrations/investment.ts';
import { drawLeadership } from './illustrations/leadership.ts';
import { drawStrategy } from './illustrations/strategy.ts';
import { drawTax } from './illustrations/tax.ts';
import { drawTechnology } from './illustrations/technology.ts';
import { drawTransactions } from './illustrations/transactions.ts';

const illustrations = {
  strategy: drawStrategy,
  technology: drawTechnology,
  transactions: drawTransactions,
  compliance: drawCompliance,
  'business-transformation': drawBusinessTransformation,
  'data-protection': drawDataProtection,
  investment: drawInvestment,
  tax: drawTax,
  leadership: drawLeadership,
  cyber: drawCyber,
  digital: drawDigital,
};

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder the pictures go to: draw-illustrations.ts <folder>');

mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(illustrations)) {
  const svg = draw();
  writeFileSync(join(folder, `${name}.svg`), svg);
  console.log(`${name}.svg ${svg.length} bytes`);
}

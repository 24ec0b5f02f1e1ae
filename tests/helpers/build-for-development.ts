import { build } from '#engine/commands/build.ts';
import { theme } from '#theme/theme.ts';

// What the command line never does: a site whose forms run on the React for development.
const [site = '.', out] = process.argv.slice(2);
process.exitCode = await build(theme, site, { out, react: 'development', cards: false, compression: false });

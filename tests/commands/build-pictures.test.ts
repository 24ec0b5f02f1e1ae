import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const page = (route: string, picture: string) =>
  `route: ${route}\ntitle: T\ndescription: D.\nblocks:\n  - type: hero\n    heading: H\n    image: { src: ${picture}, alt: Noise }\n`;

test('pages in two folders may use the same picture, or copies of it, before any of them was ever encoded', async () => {
  // Noise of its own in every run: nothing of it is kept in .cache/.
  const noise = randomBytes(64 * 64 * 3);
  const png = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
  const site = createScratchSite({
    'pages/art/noise.png': png,
    'pages/b/noise.png': png,
    'pages/b/other-name.png': png,
    'pages/a/a.yaml': page('/a', '../art/noise.png'),
    'pages/b/b.yaml': page('/b', './noise.png'),
    'pages/b/c.yaml': page('/c', './other-name.png'),
    'pages/d.yaml': page('/d', './art/noise.png'),
  });
  try {
    const { status, stderr } = await runCommand(['build', '--site', site]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const pictures = readdirSync(join(site, 'dist', 'assets')).filter((file) => /noise|other-name/.test(file));
    expect(pictures.map((file) => file.replace(/\.\w{10}/, '')).sort()).toEqual(
      ['noise', 'other-name'].flatMap((name) => ['avif', 'jpeg', 'webp'].map((format) => `${name}-64.${format}`)),
    );
  } finally {
    rmSync(site, { recursive: true });
  }
}, 60_000);

test('a picture that was cut off is named in one sentence, and nothing is written', async () => {
  const noise = randomBytes(64 * 64 * 3);
  const png = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
  const site = createScratchSite({
    'pages/cut.png': png.subarray(0, png.length / 2),
    'pages/a.yaml': page('/a', './cut.png'),
  });
  try {
    const { status, stdout, stderr } = await runCommand(['build', '--site', site]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/pages\/cut\.png is cut off or damaged \(.+\): export the picture again\.\n\nNothing was written/);
    expect(status).toBe(1);
    expect(readdirSync(site)).not.toContain('dist');
  } finally {
    rmSync(site, { recursive: true });
  }
}, 60_000);

import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const page = (route: string, picture: string) =>
  `route: ${route}\ntitle: T\ndescription: D.\nblocks:\n  - type: hero\n    heading: H\n    image: { src: ${picture}, alt: Noise }\n`;

/** A picture of its own in every run: nothing of it is kept in .cache/. */
const noise = () =>
  sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();

test('pages in two folders may use the same picture, or copies of it, before any of them was ever encoded', async () => {
  const png = await noise();
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

test('a picture that was cut off is a diagnostic of check, and one that is damaged inside is named by the build', async () => {
  const png = await noise();
  const damaged = Buffer.from(png);
  damaged.fill(0, 2000, 2100);
  const site = createScratchSite({
    'pages/art.png': png.subarray(0, 6000),
    'pages/a.yaml': page('/a', './art.png'),
  });
  try {
    const checked = await runCommand(['check', '--site', site]);
    expect(checked.status).toBe(1);
    expect(checked.stdout).toMatch(
      /^\S*\/pages\/a\.yaml:7:19 {2}error {2}invalid-image\n {2}pages\/art\.png is not a picture that can be read: it is cut off or damaged \(/,
    );
    writeFileSync(join(site, 'pages', 'art.png'), damaged);
    const { status, stdout, stderr } = await runCommand(['build', '--site', site]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/pages\/art\.png is cut off or damaged \(.+\): export the picture again\.\n\nNothing was written/);
    expect(status).toBe(1);
    expect(readdirSync(site)).not.toContain('dist');
  } finally {
    rmSync(site, { recursive: true });
  }
}, 60_000);

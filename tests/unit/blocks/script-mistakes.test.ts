import { describe, expect, test } from 'vitest';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { findScriptMistakes } from '../../helpers/find-script-mistakes.ts';

const View = () => null;
const judge = (definition: Omit<AnyBlock, 'View'>, html = '', effect?: unknown) =>
  findScriptMistakes({ type: 'tabs', definition: { View, ...definition }, html, effect });

describe('the contract of scripts', () => {
  test.each<[string, string[], RegExp[]]>([
    ['a block without scripts', judge({}), []],
    ['an effect that its example runs', judge({ hasEffect: true }, '<section data-effect="tabs">', () => {}), []],
    ['an island that its view draws', judge({ Island: View, islandProps: () => ({}) }, '<div data-island="tabs">'), []],
    [
      'an effect whose element is not marked',
      judge({ hasEffect: true }, '<section>', () => {}),
      [/effect\.ts does not run on the example\. Draw/],
    ],
    [
      'an effect that exports no function',
      judge({ hasEffect: true }, '<i data-effect="tabs">', 5),
      [/effect\.ts exports no function\. Write/],
    ],
    ['an island that no view draws', judge({ Island: View }, '<section>'), [/view\.tsx does not draw its island\. Put <Island \/>/]],
    ['a condition for an effect that is not there', judge({ needsEffect: () => true }), [/needsEffect, and there is no effect\.ts\. Add/]],
    ['properties for an island that is not there', judge({ islandProps: () => ({}) }), [/islandProps, and there is no island\.tsx\. Add/]],
  ])('%s', (_what, found, expected) => {
    expect(found).toEqual(expected.map((message) => expect.stringMatching(message)));
  });
});

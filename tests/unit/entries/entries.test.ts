import { describe, expect, test } from 'vitest';
import type { Entry, EntryStructureContext, EntrySurroundings, Teaser } from '#contract/entry.ts';
import article from '#theme/entries/article/entry.ts';
import caseStudy from '#theme/entries/case-study/entry.ts';
import event from '#theme/entries/event/entry.ts';
import office from '#theme/entries/office/entry.ts';
import person from '#theme/entries/person/entry.ts';
import { readingMinutes } from '#theme/entry-parts/reading-minutes.ts';

const tides = { value: 'tides', label: 'Tides', href: '/journal/topics/tides' };
const ingrid: Teaser = {
  id: 'people/ingrid',
  kind: 'person',
  title: 'Ingrid Solheim',
  note: 'Hydrographer',
  summary: 'Sounds fjords.',
  href: '/people/ingrid',
};
const earlier: Teaser = { id: 'articles/earlier', kind: 'article', title: 'Earlier', href: '/journal/earlier' };
const alone: EntrySurroundings = { related: [], referring: [] };
const context: EntryStructureContext = {
  absolute: (href) => `https://example.com${href}`,
  picture: ({ src }) => `https://example.com/${src.slice(2)}`,
  provider: { '@id': 'https://example.com/#organisation' },
  language: 'en-GB',
};

function entryOf<Fields>(fields: Fields, parts: Partial<Entry<Fields>> = {}): Entry<Fields> {
  return { id: 'journal/it', file: 'pages/journal/it.yaml', href: '/journal/it', fields, topics: [], references: {}, ...parts };
}

/** What is written into a page: without what is undefined. */
const written = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('an article', () => {
  const fields = {
    title: 'Low water',
    date: '2026-03-12',
    updated: '2026-03-20',
    summary: 'It is lower.',
    picture: { src: './low.jpg', alt: 'A gauge', caption: 'The gauge.' },
    text: 'Four harbours.',
  };
  const entry = entryOf(fields, { topics: [tides], references: { author: [ingrid] } });

  test('is shown by others with its picture and the file that names it', () => {
    expect(article.teaser(entry)).toEqual({
      title: 'Low water',
      summary: 'It is lower.',
      date: '2026-03-12',
      picture: { src: './low.jpg', alt: 'A gauge', file: 'pages/journal/it.yaml' },
      topics: [tides],
      people: [ingrid],
    });
  });

  test('has head and text before the blocks of its author, and its authors and neighbours behind them', () => {
    const { before, after } = article.page(entry, { ...alone, previous: earlier });
    expect(before.map(({ type }) => type)).toEqual(['entry-head', 'entry-text']);
    expect(before[0]).toMatchObject({ heading: 'Low water', intro: 'It is lower.', minutes: 1, people: [ingrid] });
    expect(after).toEqual([{ type: 'entry-foot', people: [ingrid], related: undefined, previous: earlier, next: undefined }]);
  });

  test('that stands alone, without authors of whom there is something to say, has no foot', () => {
    const { summary: _, ...unknown } = ingrid;
    expect(article.page(entryOf(fields, { references: { author: [unknown] } }), alone).after).toEqual([]);
  });

  test('is an Article for search engines', () => {
    expect(written(article.structuredData?.(entry, context))).toEqual([
      {
        '@type': 'Article',
        '@id': 'https://example.com/journal/it#article',
        headline: 'Low water',
        description: 'It is lower.',
        image: ['https://example.com/low.jpg'],
        datePublished: '2026-03-12',
        dateModified: '2026-03-20',
        author: [{ '@type': 'Person', name: 'Ingrid Solheim', jobTitle: 'Hydrographer', url: 'https://example.com/people/ingrid' }],
        publisher: context.provider,
        inLanguage: 'en-GB',
        articleSection: ['Tides'],
        mainEntityOfPage: 'https://example.com/journal/it',
      },
    ]);
  });

  test('without an author is by the firm', () => {
    expect(written(article.structuredData?.(entryOf(fields), context))).toMatchObject([{ author: context.provider }]);
  });

  test('that was changed before it was published is reported', () => {
    expect(article.check?.({ ...fields, updated: '2026-03-11' })).toEqual([
      {
        code: 'invalid-value',
        path: ['updated'],
        part: 'value',
        message: 'The article was changed before it was published: 2026-03-11 lies before 2026-03-12.',
        suggestion: 'Write the day of the last change, or take "updated" out.',
      },
    ]);
    expect(article.check?.(fields)).toEqual([]);
  });
});

describe('an event', () => {
  const fields = {
    title: 'Open boat',
    start: '2026-03-12T09:30+01:00',
    end: '2026-03-12T11:00+01:00',
    place: 'Pier 4',
    address: 'Strandgaten 1, Bergen',
    summary: 'A day at sea.',
  };

  test('is listed by when and where it is', () => {
    expect(event.teaser(entryOf(fields))).toMatchObject({ date: fields.start, endDate: fields.end, note: 'Pier 4' });
  });

  test.each([
    ['Offline', {}, { '@type': 'Place', name: 'Pier 4', address: 'Strandgaten 1, Bergen' }],
    ['Online', { address: undefined, online: '/live' }, { '@type': 'VirtualLocation', url: 'https://example.com/live' }],
    [
      'Mixed',
      { online: '/live' },
      [
        { '@type': 'Place', name: 'Pier 4', address: 'Strandgaten 1, Bergen' },
        { '@type': 'VirtualLocation', url: 'https://example.com/live' },
      ],
    ],
  ])('is an Event for search engines: %s', (mode, change, location) => {
    const entry = entryOf({ ...fields, ...change }, { references: { speakers: [ingrid] } });
    expect(written(event.structuredData?.(entry, context))).toMatchObject([
      {
        '@type': 'Event',
        name: 'Open boat',
        startDate: fields.start,
        endDate: fields.end,
        eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
        location,
        performer: [{ '@type': 'Person', name: 'Ingrid Solheim' }],
      },
    ]);
  });

  test('that ends before it starts is reported, by the moment and not by the clock', () => {
    expect(event.check?.({ ...fields, end: '2026-03-12T09:00+00:00' })).toEqual([]);
    expect(event.check?.({ ...fields, end: '2026-03-12T10:00+02:00' })).toMatchObject([
      { path: ['end'], message: 'The event ends before it starts: 2026-03-12T10:00+02:00 lies before 2026-03-12T09:30+01:00.' },
    ]);
  });
});

describe('the other kinds', () => {
  test('a person has the list of what refers to it on its page, each with the others who wrote it', () => {
    const fields = { title: 'Ingrid Solheim', role: 'Hydrographer', summary: 'Sounds fjords.', email: 'ingrid@example.com' };
    const office = { id: 'offices/bergen', kind: 'office', title: 'Bergen', href: '/bergen' };
    const entry = entryOf(fields, { id: ingrid.id, references: { office: [office] } });
    const pieter = { id: 'people/pieter', kind: 'person', title: 'Pieter van Houten' };
    const entries = [{ ...earlier, people: [ingrid, pieter] }];
    const around = { ...alone, referring: [{ collection: 'articles', title: 'Journal', entries }] };
    const { before, after } = person.page(entry, around);
    expect(before[0]).toMatchObject({ isPerson: true, note: 'Hydrographer', facts: [{ name: 'where', value: 'Bergen', href: '/bergen' }] });
    expect(before[1]).toEqual({ type: 'listing', heading: 'Journal', layout: 'rows', entries: [{ ...earlier, people: [pieter] }] });
    expect(after).toEqual([]);
    expect(written(person.structuredData?.(entry, context))).toMatchObject([
      { '@type': 'Person', name: 'Ingrid Solheim', jobTitle: 'Hydrographer', worksFor: context.provider, workLocation: { name: 'Bergen' } },
    ]);
  });

  test('a case study shows its figures between head and text', () => {
    const fields = {
      title: 'A pier',
      date: '2026-03-12',
      summary: 'It holds.',
      client: 'A port',
      results: [{ value: '9', label: 'Days' }],
      text: 'Text.',
    };
    const { before } = caseStudy.page(entryOf(fields), alone);
    expect(before.map(({ type }) => type)).toEqual(['entry-head', 'stat-tiles', 'entry-text']);
    expect(before[0]).toMatchObject({ facts: [{ name: 'client', value: 'A port' }] });
    expect(caseStudy.teaser(entryOf(fields))).toMatchObject({ note: 'A port' });
  });

  test('an office is a place of the firm for search engines', () => {
    const fields = { title: 'Bergen', address: ['Strandgaten 1', '5013 Bergen'], summary: 'By the sea.', phone: '+47 55 00 00 00' };
    expect(office.teaser(entryOf(fields))).toMatchObject({ note: 'Strandgaten 1, 5013 Bergen' });
    expect(written(office.structuredData?.(entryOf(fields), context))).toMatchObject([
      {
        '@type': 'ProfessionalService',
        name: 'Bergen',
        address: { '@type': 'PostalAddress', streetAddress: 'Strandgaten 1, 5013 Bergen' },
        telephone: '+47 55 00 00 00',
        parentOrganization: context.provider,
      },
    ]);
  });
});

test.each([
  ['one word', 'Word', 1],
  ['230 words', 'word '.repeat(230), 1],
  ['690 words', 'word '.repeat(690), 3],
  ['1000 characters without spaces', '海'.repeat(1000), 2],
])('%s take so many minutes to read', (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixtureSites } from './scratch-site.ts';

/** How many entries a generated journal has. */
export interface JournalSize {
  articles: number;
  people: number;
  events: number;
}

export const wholeJournal: JournalSize = { articles: 300, people: 12, events: 24 };

const topics = ['tax', 'trade', 'safety'] as const;
const subjects = [
  'dues',
  'tides',
  'pilots',
  'cranes',
  'moorings',
  'dredgers',
  'tugs',
  'berths',
  'ferries',
  'lighters',
  'customs',
  'cargo',
  'buoys',
];
const openings = ['What the harbour owes to', 'A year of', 'How to read', 'The price of', 'Who answers for', 'Three questions about'];
const firstNames = ['Ada', 'Bo', 'Cara', 'Dan', 'Eva', 'Finn', 'Greta', 'Hugo', 'Ida', 'Jonas', 'Kim', 'Lena'];
const lastNames = ['King', 'Lindqvist', 'Byrne', 'Foley', 'Hart', 'Moran', 'Nolan', 'Quinn', 'Ryan', 'Shaw', 'Tobin', 'Walsh'];
const sentences = [
  'A harbour earns its living from what it makes easy.',
  'The rule is older than most of the quays it is applied to.',
  'Whoever waits for the letter of the authority has waited too long.',
  'We have seen both, and neither was cheap.',
  'The figures of last year say little about the next one.',
  'It pays to ask the pilots first.',
];

/**
 * A site with a journal of many entries, the same at each call: the fixture gazette with other entries.
 * @param folder where it is put; what is there is deleted
 */
export function writeJournal(folder: string, { articles, people, events }: JournalSize = wholeJournal): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(fixtureSites, 'gazette'), folder, { recursive: true });
  for (const name of ['journal', '_people', 'events']) rmSync(join(folder, 'pages', name), { recursive: true });
  const write = (file: string, text: string) => {
    const path = join(folder, 'pages', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (let index = 0; index < people; index++) write(`_people/${nameOfPerson(index)}.yaml`, person(index));
  for (let index = 0; index < events; index++) write(`events/harbour-day-${index + 1}.yaml`, event(index, people));
  for (let index = 0; index < articles; index++) write(`journal/${nameOfArticle(index)}.yaml`, article(index, people));
  write('art/chart.svg', chart);
}

/** The name of an article of a generated journal, from 0, the oldest first. */
export function nameOfArticle(index: number): string {
  return `${pick(subjects, index)}-${String(index + 1).padStart(3, '0')}`;
}

function nameOfPerson(index: number): string {
  return `${pick(firstNames, index)}-${pick(lastNames, index)}`.toLowerCase();
}

function person(index: number): string {
  return `title: ${pick(firstNames, index)} ${pick(lastNames, index)}
role: ${pick(['Partner', 'Director', 'Associate'], index)}
location: ${pick(['Cork', 'Bremen', 'Gdynia'], index)}
office: offices/cork
topics: [${pick(['tax', 'trade'], index)}]
summary: ${pick(firstNames, index)} has written on ${pick(subjects, index)} for ${index + 3} years.
`;
}

function event(index: number, people: number): string {
  const month = String((index % 12) + 1).padStart(2, '0');
  const year = 2027 + Math.floor(index / 12);
  return `title: Harbour day ${index + 1}
start: ${year}-${month}-12T09:30+00:00
end: ${year}-${month}-12T16:00+00:00
place: ${pick(['The Exchange, Cork', 'Speicher XI, Bremen', 'Pomorska Hall, Gdynia'], index)}
summary: Day ${index + 1} is on ${pick(subjects, index)} and ${pick(subjects, index + 5)}.
speakers: [people/${nameOfPerson(index % people)}, people/${nameOfPerson((index + 1) % people)}]
text: |
  Registration opens at nine. ${pick(sentences, index)}
`;
}

function article(index: number, people: number): string {
  const subject = pick(subjects, index);
  // One every eight days, the last of them on 11 July 2026.
  const date = new Date(Date.UTC(2020, 0, 1) + index * 8 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const own = index % 4 === 0 ? [pick(topics, index), pick(topics, index + 1)] : [pick(topics, index)];
  const picture = index % 3 === 0 ? 'picture: { src: ../art/chart.svg, alt: "A chart with two soundings" }\n' : '';
  return `title: ${pick(openings, index)} ${subject}, part ${index + 1}
date: ${date}
author: people/${nameOfPerson(index % people)}
topics: [${own.join(', ')}]
summary: ${pick(sentences, index + 2)} Note ${index + 1} on ${subject}.
${picture}text: |
  ${pick(sentences, index)} ${pick(sentences, index + 1)}[^1]

  ## What is new

  ${pick(sentences, index + 3)} ${pick(sentences, index + 4)}

  | Harbour | Ships | Dues |
  | --- | ---: | ---: |
  | Cork | ${100 + index} | ${2 * index} |
  | Bremen | ${300 + index} | ${3 * index} |

  ## What to do

  1. Read the letter.
  2. Ask [the journal](/journal).

  > ${pick(sentences, index + 5)}

  [^1]: Harbour Gazette, number ${index + 1}.
`;
}

const chart = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#1d4f6e" d="M0 60c40-30 60 20 90-10s50-20 70-30v70H0z"/><circle cx="60" cy="40" r="6" fill="#e6b450"/><circle cx="115" cy="28" r="6" fill="#e6b450"/></svg>
`;

function pick<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

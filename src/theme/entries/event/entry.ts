import { defineEntry } from '#contract/entry.ts';
import { checkOrder } from '#theme/entry-parts/check-order.ts';
import { footBlocks, listed, teaserPicture, textBlocks } from '#theme/entry-parts/made-blocks.ts';
import { personNode } from '#theme/entry-parts/structured-data.ts';
import type { EventFields } from './schema.ts';

export default defineEntry<EventFields>({
  teaser: (entry) => {
    const { title, summary, start, end, place, picture } = entry.fields;
    const people = entry.references.speakers;
    return { title, summary, date: start, endDate: end, note: place, picture: teaserPicture(entry, picture), topics: entry.topics, people };
  },
  page: ({ fields, topics, references }, around) => {
    const { title, summary, start, end, place, address, registration, picture, text } = fields;
    const people = listed(references.speakers);
    const head = {
      type: 'entry-head',
      heading: title,
      intro: summary,
      topics: listed(topics),
      facts: [
        { name: 'when', from: start, to: end },
        address ? { name: 'where', value: `${place}, ${address}` } : { name: 'where', value: place, href: fields.online },
      ],
      actions: registration && [registration],
      people,
      peopleAre: 'speakers',
      picture,
    };
    return { before: [head, ...textBlocks(text)], after: footBlocks(around) };
  },
  structuredData: ({ fields, href, references }, context) => {
    const { title, summary, start, end, place, address, online, picture } = fields;
    const url = href && context.absolute(href);
    const image = picture && context.picture(picture);
    // A place without an address is only a name where the event is on the web.
    const isOnSite = !online || address !== undefined;
    const locations = [
      ...(isOnSite ? [{ '@type': 'Place', name: place, address: address ?? place }] : []),
      ...(online ? [{ '@type': 'VirtualLocation', url: context.absolute(online) }] : []),
    ];
    const mode = online ? (isOnSite ? 'Mixed' : 'Online') : 'Offline';
    return [
      {
        '@type': 'Event',
        '@id': url && `${url}#event`,
        name: title,
        description: summary,
        startDate: start,
        endDate: end,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
        location: locations.length > 1 ? locations : locations[0],
        image: image && [image],
        organizer: context.provider,
        performer: listed(references.speakers)?.map((person) => personNode(person, context)),
        url,
      },
    ];
  },
  check: ({ start, end }) =>
    checkOrder({
      first: ['start', start],
      second: ['end', end],
      message: 'The event ends before it starts',
      suggestion: 'Write a later moment. If the two have different offsets, check those too.',
    }),
});

import type { FormProps } from '../schema.ts';

/**
 * The icons that the island of a form may draw. It cannot register them itself, being rendered apart from the page.
 * @param withOffice whether the view draws an office card of its own
 */
export function islandIcons({ sections, contact, success }: FormProps, withOffice: boolean): string[] {
  const types = new Set(sections.flatMap((section) => section.fields.map((field) => field.type)));
  return [
    'arrow-right',
    'check',
    'circle-alert',
    ...(types.has('select') ? ['chevron-down'] : []),
    ...(types.has('file') ? ['file-text'] : []),
    ...(contact || withOffice ? ['clock', 'mail', 'map-pin', 'phone'] : []),
    ...(success.reference ? ['circle-check', 'copy', 'x'] : []),
    ...(success.action?.icon ? [success.action.icon] : []),
  ];
}

// Runs on the server and in the browser.
/** @jsxImportSource react */
import { telephone } from './telephone.ts';

/** How to reach somebody, as far as it is known. */
export interface Contact {
  address?: readonly string[];
  email?: string;
  phone?: string;
  hours?: string;
}

/** One way to reach somebody. */
export interface ContactDetail {
  /** The key of the contact; the theme's word of the same name says what it is. */
  kind: keyof Contact;
  icon: string;
  value: string | readonly string[];
}

/** In the order in which they are shown. */
const icons = { address: 'map-pin', email: 'mail', phone: 'phone', hours: 'clock' };

/** What is known of a contact. */
export function listContactDetails(contact: Contact): ContactDetail[] {
  return Object.entries(icons).flatMap(([key, icon]) => {
    const kind = key as keyof Contact;
    const value = contact[kind];
    return value ? { kind, icon, value } : [];
  });
}

/** A detail as a text or a link. @param linkClass the class of the link */
export function ContactValue({ kind, value, linkClass }: Omit<ContactDetail, 'icon'> & { linkClass?: string }) {
  if (typeof value !== 'string')
    return (
      <address className="lines">
        {value.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    );
  if (kind === 'hours') return value;
  return (
    <a className={linkClass} href={kind === 'phone' ? telephone(value) : `mailto:${value}`}>
      {value}
    </a>
  );
}

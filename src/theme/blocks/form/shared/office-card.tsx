// Runs on the server and in the browser.
/** @jsxImportSource react */
import { type Contact, ContactValue, listContactDetails } from '#theme/ui/contact-details.tsx';
import { Glyph } from './glyph.tsx';
import { Title } from './title.tsx';

export interface Office extends Contact {
  office: string;
}

/** How to reach an office. */
export function OfficeCard({ heading, level, office }: { heading: string; level: number; office: Office }) {
  return (
    <div className="office">
      <Title className="office-title" level={level}>
        {heading}
      </Title>
      <p className="office-name">{office.office}</p>
      <ul className="office-ways">
        {listContactDetails(office).map((detail) => (
          <li key={detail.kind}>
            <Glyph name={detail.icon} />
            <ContactValue {...detail} linkClass="way" />
          </li>
        ))}
      </ul>
    </div>
  );
}

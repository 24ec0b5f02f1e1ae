/** @jsxImportSource react */
import type { Transport } from '#theme/blocks/form/server/transport.ts';

/** What a service has to be told beside the fields, and the field that only robots fill in. */
export function Unseen({ hidden = [], trap }: Transport) {
  return (
    <>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" aria-hidden="true">
        {trap.name}
        <input type="text" name={trap.name} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

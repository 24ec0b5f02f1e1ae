/** The telephone numbers of a country, or of several with one numbering plan, that are kept for films and examples. */
export interface FictitiousRange {
  /** ISO 3166 code of the country, or UN M49 code of the area. */
  area: string;
  callingCode: string;
  /** What is dialled before a number inside the country. */
  trunk: string;
  /** Matches numbers as they follow the calling code, digits only. */
  numbers: RegExp;
}

/** The ranges that are documented, each with where. Other countries keep none, or do not say. */
export const fictitiousRanges: readonly FictitiousRange[] = [
  {
    // 555-0100 to 555-0199 in every area: ATIS-0300115, "555 NXX Line Number Reservation and Assignment Guidelines".
    area: '003',
    callingCode: '1',
    trunk: '',
    numbers: /^[2-9]\d{2}55501\d{2}$/,
  },
  {
    // Ofcom, "Telephone numbers for use in TV and radio drama programmes".
    area: 'GB',
    callingCode: '44',
    trunk: '0',
    numbers: /^(?:11[3-8]4960|1[2-6]14960|1914980|2079460|2896496|2920180|1632960|7700900|8081570|9098790|3069990)\d{3}$/,
  },
  {
    // ComReg keeps 020 91x xxxx. Known from what others write of it only; no Irish area has the code 020.
    area: 'IE',
    callingCode: '353',
    trunk: '0',
    numbers: /^2091\d{5}$/,
  },
  {
    // Bundesnetzagentur, Mitteilung 148/2021 (Amtsblatt 7/2021), "Rufnummern für Medienproduktionen (Drama Numbers)":
    // five cities, and mobile numbers of which these two are quoted most.
    area: 'DE',
    callingCode: '49',
    trunk: '0',
    numbers: /^(?:(?:3023125|4066969|6990009|8999998|2214710)\d{3}|15228(?:817386|895456))$/,
  },
  {
    // Arcep, national numbering plan: numbers for audiovisual works, as in the list "phone_numbers" of
    // https://github.com/MISP/misp-warninglists.
    area: 'FR',
    callingCode: '33',
    trunk: '0',
    numbers: /^(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  },
  {
    // ACMA, "Phone numbers for use in TV shows, films and creative works": https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
    area: 'AU',
    callingCode: '61',
    trunk: '0',
    numbers: /^(?:[2378](?:5550|7010)\d{4}|491570(?:006|110|15[6-9]|313|737))$/,
  },
];

/** What the site says about the bureau, as the bureau has set it. */
export interface Bureau {
  name: string;
  tagline: string;
  openingHours: string;
  phone: string;
  /** The number on WhatsApp; empty while none is set. */
  whatsApp: string;
  email: string;
  /** Its lines. */
  address: string;
  /** Where members find the site, for messages. */
  siteAddress: string;
  /** Empty while nobody is named. */
  grievanceOfficer: string;
}

/** What is shown until the bureau's own settings are there; the database begins with the same (index.html has the name). */
export const builtInBureau: Bureau = {
  name: 'Mangalam Matrimony',
  tagline: 'Matrimony bureau, Coimbatore',
  openingHours: 'Families are welcome at our office, Monday to Saturday, ten in the morning to six in the evening.',
  phone: '+91 422 555 0142',
  whatsApp: '',
  email: 'office@mangalam.example',
  address: '14, Temple Car Street, R. S. Puram,\nCoimbatore 641 002, Tamil Nadu',
  siteAddress: window.location.origin,
  grievanceOfficer: '',
};

/** Reads a bureau from a value of unknown form. What is not there is as it is built in. */
export function readBureau(value: unknown): Bureau {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const textOf = (name: keyof Bureau) => {
    const text = fields.get(name);
    return typeof text === 'string' ? text : builtInBureau[name];
  };
  return {
    name: textOf('name'),
    tagline: textOf('tagline'),
    openingHours: textOf('openingHours'),
    phone: textOf('phone'),
    whatsApp: textOf('whatsApp'),
    email: textOf('email'),
    address: textOf('address'),
    siteAddress: textOf('siteAddress'),
    grievanceOfficer: textOf('grievanceOfficer'),
  };
}

// In the browser's storage for the next visit, whose first picture does not wait for the settings.
const storageKey = 'bureau';

/** The bureau as it was at the last visit. */
export function readKeptBureau(): Bureau {
  try {
    return readBureau(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return builtInBureau;
  }
}

/** Keeps the bureau for the next visit. */
export function keepBureau(bureau: Bureau): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(bureau));
  } catch {
    // Without storage the next visit begins with what is built in.
  }
}

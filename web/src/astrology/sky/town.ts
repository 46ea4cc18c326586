/** A town: its name, degrees north and east to a hundredth (a kilometre), and other spellings, old names too, by commas. */
type Town = readonly [name: string, latitude: number, longitude: number, otherNames?: string];

/** The towns of each state of India. */
export type TownsOfStates = Readonly<Record<string, readonly Town[]>>;

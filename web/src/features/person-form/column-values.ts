export type ColumnValue = string | number | null;

/** Values as the database has them, by column. */
export type ColumnValues = Record<string, ColumnValue>;

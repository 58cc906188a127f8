/** A sentence for each field that has no column, or one of another type; `never` when all fit. An optional field is a nullable column. */
export type Differing<Columns, Fields extends object> = {
  [K in keyof Fields]-?: K extends keyof Columns
    ? [Stored<Columns[K]>, Stored<Fields[K]>] extends [Stored<Fields[K]>, Stored<Columns[K]>]
      ? never
      : `${K & string} is of another type in the contract than its column here`
    : `${K & string} is in the contract: give it a column here`;
}[keyof Fields];

/** As a column has it: null in place of undefined. Both as lists, so that unions are compared whole. */
type Stored<T> = undefined extends T ? [Exclude<T, undefined> | null] : [T];

/** The type, which compiles only while nothing differs. */
export type Matching<Columns, _Differing extends never> = Columns;

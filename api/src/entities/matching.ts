/** The names of the fields that have no column, or one of another type; `never` when all fit. An optional field is a nullable column. */
export type Differing<Columns, Fields> = {
  [K in keyof Fields]-?: K extends keyof Columns
    ? [Stored<Columns[K]>, Stored<Fields[K]>] extends [Stored<Fields[K]>, Stored<Columns[K]>]
      ? never
      : K
    : K;
}[keyof Fields];

/** As a column has it: null in place of undefined. Both as lists, so that unions are compared whole. */
type Stored<T> = undefined extends T ? [Exclude<T, undefined> | null] : [T];

/** The type, which compiles only while nothing differs. */
export type Matching<Columns, _Differing extends never> = Columns;

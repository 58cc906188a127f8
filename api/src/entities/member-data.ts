import type { AccountExport } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** The lists of an account's export. */
export type ExportList = {
  [K in keyof AccountExport]-?: NonNullable<AccountExport[K]> extends readonly unknown[] ? K : never;
}[keyof AccountExport];

/**
 * What a table holds about members: how it is exported, what a deletion of the account does to it, and when it has served its
 * purpose. Every table says it beside its columns; member-data.database.test.ts compares it with the database. Every table is
 * part of a backup.
 */
export type MemberData = {
  /**
   * The part of the account's export that the table makes: a list of rows, by a statement with the account's id as its last
   * parameter, or one of the three objects; or the reason why the table makes none.
   */
  exported: { list: ExportList; rows: string } | { part: 'user' | 'profile' | 'preferences' } | { not: string };
  /** Columns that the export leaves out, and why. */
  notExported?: Record<string, string>;
  /**
   * Columns that name a member, by a key or a hash, and what a deletion of the account does: it deletes the row, clears the column,
   * or does what is said here.
   */
  members: Record<string, 'deletes the row' | 'clears the column' | { else: string }>;
  /** The SQL condition for rows `s` that have served their purpose, at clock.now and on clock.day. docs/privacy.md says why. */
  expired?: string;
  /** What is cleared in rows that stay. */
  cleared?: { set: string; where: string };
};

/** Joins another member as `o`: nobody once that one has left, or has blocked the account, to which that looks the same. */
export const otherMember = (id: string, isHidden: string): string =>
  `left join profile o on o.id = ${id} and not ${isHidden}`;

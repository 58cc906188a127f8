import { i18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { cloneElement, isValidElement } from 'react';
import { Said } from '../ui-kit/src/testing/Said.tsx';

/**
 * The args of a story in the language of Storybook's toolbar: every text that a catalog of web/src/i18n has is replaced,
 * also within arrays, objects and elements. Other texts stay as they are.
 */
export function translated<T>(value: T): T {
  return translate(value) as T; // it has the shape that it had
}

function translate(value: unknown): unknown {
  if (typeof value === 'string') return wordOf(value);
  if (Array.isArray(value)) return value.map(translate);
  // It finds its message itself, with values.
  if (isValidElement(value) && value.type === Said) return value;
  if (isValidElement<object>(value)) return cloneElement(value, translateEntries(value.props));
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? translateEntries(value) : value;
}

function translateEntries(props: object): object {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, translate(value)]));
}

/** The messages of the client have their hash as id, those of the contract their English text. */
function wordOf(text: string): string {
  const id = [generateMessageId(text), text].find((each) => each in i18n.messages);
  return id === undefined ? text : i18n._(id);
}

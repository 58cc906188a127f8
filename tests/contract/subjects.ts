import { api } from './api-subject.ts';
import { mocks } from './mocks-subject.ts';
import type { SubjectSource } from './subject.ts';

/** Every implementation of the contract. */
export const subjects: SubjectSource[] = [mocks, api];

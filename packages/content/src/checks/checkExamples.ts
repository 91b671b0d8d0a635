import {includeExample} from '../includes/includeExample';
import {ContentError} from '../problems/ContentError';
import type {PageCheck} from './Check';

/** Reports blocks whose example doesn't exist. */
export const checkExamples: PageCheck = (page, {readExample}) =>
  page.fences.flatMap((fence) => {
    if (!fence.meta.example) return [];
    try {
      includeExample(fence.meta.example, readExample, {file: page.file, line: fence.line});
      return [];
    } catch (error) {
      if (error instanceof ContentError) return [error.problem];
      throw error;
    }
  });

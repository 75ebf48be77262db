import { STRUCTURE_VERSION } from '@glossator/document-text';
import type { ReadStructure } from '../../core/ports/structure-reader';

/** What is stored of a structure: itself, and which recognizer found it. */
export function structureToStore(read: ReadStructure): unknown {
  return { version: STRUCTURE_VERSION, read };
}

/** The structure that was stored, `undefined` where it is of another recognizer or no structure, as far as its shape shows. */
export function storedStructureOf(value: unknown): ReadStructure | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, read }: Partial<Record<'version' | 'read', unknown>> = value;
  return version === STRUCTURE_VERSION && isReadStructure(read) ? read : undefined;
}

function isReadStructure(value: unknown): value is ReadStructure {
  if (typeof value !== 'object' || value === null) return false;
  const { structure, tops }: Partial<Record<keyof ReadStructure, unknown>> = value;
  if (typeof structure !== 'object' || structure === null || !(tops instanceof Float32Array)) return false;
  const parts: Partial<Record<keyof ReadStructure['structure'], unknown>> = structure;
  const { language, style, units, starts, asides, homes, asideOf } = parts;
  return (
    typeof language === 'string' &&
    typeof style === 'string' &&
    Array.isArray(units) &&
    starts instanceof Int32Array &&
    starts.length === units.length * 3 &&
    tops.length === units.length &&
    Array.isArray(asides) &&
    homes instanceof Map &&
    asideOf instanceof Map
  );
}

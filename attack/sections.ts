import type { Section } from './section';
import type { SectionName } from './section-names';
import { damageSection } from './sections/damage';
import { descriptorsSection } from './sections/descriptors';
import { durabilitySection } from './sections/durability';
import { inputSection } from './sections/input';
import { limitsSection } from './sections/limits';
import { loadSection } from './sections/load';
import { matrixSection } from './sections/matrix';
import { socketsSection } from './sections/sockets';
import type { Arena } from './world/attacked-server';

const MAKERS: Readonly<Record<SectionName, (arena: Arena) => Section>> = {
  matrix: matrixSection,
  input: inputSection,
  descriptors: descriptorsSection,
  limits: limitsSection,
  sockets: socketsSection,
  durability: durabilitySection,
  damage: damageSection,
  load: loadSection,
};

/** A section by its name; its servers are started in the arena. */
export function sectionNamed(name: SectionName, arena: Arena): Section {
  return MAKERS[name](arena);
}

import type { Draft } from 'immer';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createPicking, type PickingCommands } from './commands';
import type { PickingEvent } from './events';
import { initialPicking, type PickingState } from './state';

function clear(picking: Draft<PickingState>): void {
  reset(picking, initialPicking);
}

/** How picking annotations follows events. */
export const pickingFeature: AnnotatorFeature<'picking', PickingState, PickingEvent, PickingCommands> =
  defineFeature({
    name: 'picking',
    initial: initialPicking,
    on: {
      'documents/reset': clear,
      'documents/opened': (picking, _event, { selections }) => {
        // What was listed is not listed any more.
        if (selections.scope === 'document') clear(picking);
      },
      'access/changed': (picking, _event, { access }) => {
        if (!access.capabilities.canAnnotate) clear(picking);
      },
      'picking/begun': (picking) => {
        picking.isOn = true;
      },
      'picking/ended': clear,
      'picking/changed': (picking, { ids, isPicked, anchor }) => {
        for (const id of ids) {
          if (isPicked) picking.picked[id] = true;
          else Reflect.deleteProperty(picking.picked, id);
        }
        picking.anchor = anchor;
        picking.isAsking = false;
      },
      'picking/deletionAsked': (picking, { isAsking }) => {
        picking.isAsking = isAsking;
      },
      'selections/saved': (picking, { temporaryId, saved }) => {
        if (picking.anchor === temporaryId) picking.anchor = saved.id;
        if (picking.picked[temporaryId] !== true) return;
        Reflect.deleteProperty(picking.picked, temporaryId);
        picking.picked[saved.id] = true;
      },
      'selections/refused': (picking, { temporaryId }) => {
        Reflect.deleteProperty(picking.picked, temporaryId);
      },
      'selections/deleted': (picking, { id }) => {
        Reflect.deleteProperty(picking.picked, id);
        if (picking.anchor === id) picking.anchor = undefined;
      },
    },
    create: createPicking,
  });

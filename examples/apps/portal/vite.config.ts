import { annotatorAssets } from '@glossator/annotator/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), annotatorAssets()], build: { target: 'es2023' } });

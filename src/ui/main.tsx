import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '../rules/core';
import { App } from './app/App';
import { applyLanguage } from './app/LanguageChoice';
import { applyTheme } from './frame/prefs';
import { keepApp } from './offline/version';
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import './theme/print.css';

applyTheme();
const show = () =>
  createRoot(must(document.getElementById('root'), 'root element')).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// Texts of another language are loaded before anything is shown.
void applyLanguage().finally(show);
// Where a browser forbids it the app needs the server.
keepApp().catch(() => {});

export { PlainMenu as default } from '#ui/plain-menu.tsx';

import './app/router.tsx';

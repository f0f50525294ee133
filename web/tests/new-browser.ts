// Files of tests share a browser, which loads the client once. Each finds it as new: nobody has chosen anything.
localStorage.clear();
dispatchEvent(new StorageEvent('storage', { key: 'dighouse.settings' }));

module example.com/manualflash

go 1.26

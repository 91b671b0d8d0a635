package main

import (
	"context"
	"fmt"
	"log"
	"time"

	"github.com/aloft-example/aloft-go"
)

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()

	client, err := aloft.NewClient() // reads ALOFT_TOKEN
	if err != nil {
		log.Fatal(err)
	}
	machines, err := client.Machines.List(ctx, "acme")
	if err != nil {
		log.Fatal(err)
	}
	for _, machine := range machines {
		fmt.Println(machine.ID, machine.Name, machine.State)
	}
	if len(machines) == 0 {
		return
	}
	machine, err := client.Machines.Wait(ctx, "acme", machines[0].ID, aloft.MachineRunning)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(machine.ID, "is running")
}

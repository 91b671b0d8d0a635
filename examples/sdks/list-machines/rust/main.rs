use std::time::Duration;

use aloft::{Client, MachineState};

#[tokio::main]
async fn main() -> Result<(), aloft::Error> {
    let client = Client::from_env()?; // reads ALOFT_TOKEN
    let machines = client.machines().list("acme").await?;
    for machine in &machines {
        println!("{} {} {}", machine.id, machine.name, machine.state);
    }

    if let Some(first) = machines.first() {
        let machine = client
            .machines()
            .wait("acme", &first.id, MachineState::Running)
            .timeout(Duration::from_secs(30))
            .await?;
        println!("{} is running", machine.id);
    }
    Ok(())
}

//! A process of the real program.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use socket2::{Domain, Socket, Type};

/// A server process.
pub struct Server {
    child: Child,
    /// Its address, such as `127.0.0.1:40123`.
    pub address: String,
    /// Its standard output, which must stay open.
    _out: BufReader<ChildStdout>,
}

impl Server {
    /// Its arguments: a free port, no rate limit, and bots that answer at once.
    pub const OPEN: [&str; 8] =
        ["serve", "--listen", "127.0.0.1:0", "--no-open", "--bot-delay", "0", "--rate", "0"];

    /// Starts a server with a command.
    pub fn start(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let (mut out, mut greeting) =
            (BufReader::new(child.stdout.take().expect("it is piped")), String::new());
        out.read_line(&mut greeting).expect("the program speaks");
        let address = greeting.trim().split("http://").nth(1).expect(&greeting).to_owned();
        Server { child, address, _out: out }
    }

    /// A command for a program that may write only to the first 128 KiB of a file: to write more fails as on a full disk.
    pub fn with_a_full_disk(program: impl AsRef<OsStr>) -> Command {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; ulimit -f 256; exec \"$0\" \"$@\""]).arg(program);
        shell
    }

    /// Its process id.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it has ended by itself; it must be content.
    pub fn ended(mut self) {
        let status = self.child.wait().expect("it was there");
        assert!(status.success(), "{status}");
    }

    /// Kills it, without giving it a chance to finish anything.
    pub fn kill(&mut self) {
        self.child.kill().expect("it was there");
        self.child.wait().expect("it was there");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The server sent no response, or not all of it.
#[derive(Debug)]
pub struct Gone;

/// Connects to a server, from this address of this machine if one is named, such as `127.0.0.2`.
pub fn connect(server: &str, from: Option<Ipv4Addr>) -> std::io::Result<TcpStream> {
    let Some(from) = from else { return TcpStream::connect(server) };
    let server: SocketAddr = server.parse().map_err(std::io::Error::other)?;
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((from, 0)).into())?;
    socket.connect(&server.into())?;
    Ok(socket.into())
}

/// Sends a request; the status, the headers and the body of the response.
pub fn ask(
    server: &str,
    from: Option<Ipv4Addr>,
    request: &str,
    patience: Duration,
) -> Result<(u16, String, String), Gone> {
    let mut stream = connect(server, from).map_err(|_| Gone)?;
    stream.set_read_timeout(Some(patience)).map_err(|_| Gone)?;
    stream.write_all(request.as_bytes()).map_err(|_| Gone)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(|_| Gone)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(Gone)?;
    // What has no length has no body.
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap_or("0");
    if length.parse() != Ok(body.len()) {
        return Err(Gone);
    }
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(Gone)?;
    Ok((status, head.to_owned(), body.to_owned()))
}
